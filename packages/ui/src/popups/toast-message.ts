export interface ToastMessage {
  id: number;
  title: string;
  text?: string;
  tone: 'plain' | 'success' | 'danger';
}
