export function wrongNames(file: string, text: string): string[];
