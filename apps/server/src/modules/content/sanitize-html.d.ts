/** The part of sanitize-html that is used here. */
declare module 'sanitize-html' {
  type Attributes = Record<string, string>;
  interface Options {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowedSchemesByTag?: Record<string, string[]>;
    allowProtocolRelative: boolean;
    disallowedTagsMode: 'discard';
    nestingLimit: number;
    transformTags?: Record<string, (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes }>;
    exclusiveFilter?: (frame: { tag: string; attribs: Attributes }) => boolean;
  }
  function sanitizeHtml(dirty: string, options: Options): string;
  export = sanitizeHtml;
}
