/** The roles that are part of the product, by the name that commands take; made by migrations/000116. */
export const builtInRoles = {
  administrator: '00000000-0000-7000-8000-000000000001',
  support: '00000000-0000-7000-8000-000000000002',
  finance: '00000000-0000-7000-8000-000000000003',
  content: '00000000-0000-7000-8000-000000000004',
} as const;
export type BuiltInRole = keyof typeof builtInRoles;
