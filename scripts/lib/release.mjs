// What a release changes in texts and manifests: one version for all packages.

/** The changelog with what is unreleased under a version, and the notes of that version. Undefined if nothing is unreleased. */
export function cutChangelog(text, version, date) {
  const found = /^## Unreleased\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(text);
  const notes = found?.[1].trim() ?? '';
  if (notes === '') return undefined;
  const after = text.slice(found.index + found[0].length);
  const rest = after === '' ? '' : `\n${after}`;
  return { notes, text: `${text.slice(0, found.index)}## Unreleased\n\n## ${version} – ${date}\n\n${notes}\n${rest}` };
}

/** Whether the changelog has a version already. */
export function isReleased(text, version) {
  return text.split('\n').some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
}

/** `0.2.0` for `minor` after `0.1.3`; a version stands for itself. Undefined if it is neither. */
export function versionAfter(version, wanted) {
  if (/^\d+\.\d+\.\d+$/.test(wanted)) return wanted;
  const [major, minor, patch] = version.split('.').map(Number);
  return { major: `${major + 1}.0.0`, minor: `${major}.${minor + 1}.0`, patch: `${major}.${minor}.${patch + 1}` }[
    wanted
  ];
}

/** A manifest with another version, for itself and for the packages of ours that it needs. */
export function withVersion(manifest, version) {
  const changed = { ...manifest, version };
  for (const field of ['dependencies', 'devDependencies']) {
    if (manifest[field] === undefined) continue;
    changed[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, range]) => [name, name.startsWith('@slidewise/') ? version : range]),
    );
  }
  return changed;
}

/** The fields of a manifest with the addresses of the project. None while it has no address. */
export function addressFields({ repository, homepage }, directory) {
  return {
    ...(repository === '' ? {} : { repository: { type: 'git', url: `git+${repository}.git`, directory } }),
    ...(homepage === '' ? {} : { homepage }),
  };
}

/** Sorts packages so that each comes after its dependencies. */
export function inOrder(manifests) {
  const left = [...manifests];
  const done = [];
  while (left.length > 0) {
    const names = left.map(({ name }) => name);
    const next = left.findIndex(
      ({ dependencies = {} }) => !Object.keys(dependencies).some((name) => names.includes(name)),
    );
    if (next < 0) throw new Error(`${names.join(', ')} need each other`);
    done.push(...left.splice(next, 1));
  }
  return done;
}
