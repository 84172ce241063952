import { create } from 'zustand';

/** Whether the modal that follows a login is due: set by the login, taken by what shows it. Lost with the page. */
export const usePostLogin = create<{ isDue: boolean }>(() => ({ isDue: false }));
