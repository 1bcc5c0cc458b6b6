export const uses: Readonly<Record<string, { readonly code: string; readonly deno?: true }>>;
