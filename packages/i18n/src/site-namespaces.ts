/** Whether the site shows texts of a namespace: the console and games in their frame have programs of their own. */
export const isSiteNamespace = (namespace: string): boolean => !/^(console|studio|instant|tables)/.test(namespace);
