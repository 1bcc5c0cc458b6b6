interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export function cutChangelog(
  text: string,
  version: string,
  date: string,
): { readonly notes: string; readonly text: string } | undefined;
export function isReleased(text: string, version: string): boolean;
export function versionAfter(version: string, wanted: string): string | undefined;
export function withVersion<M extends Manifest>(manifest: M, version: string): M;
export function addressFields(
  addresses: { readonly repository: string; readonly homepage: string },
  directory: string,
): Readonly<Record<string, unknown>>;
export function inOrder<M extends Manifest>(manifests: readonly M[]): M[];
