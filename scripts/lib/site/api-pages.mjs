// The reference of the library: a page for each entry point, with every export as its types say it. TypeDoc reads the types and the
// comments; examples are those of the guides, which tests run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { slug } from './links.mjs';
import { root } from './sources.mjs';

const PACKAGES = ['core', 'lab', 'board', 'classroom', 'batch', 'server', 'node'];
/** Catalogues of words, and entry points without names. */
const LEFT_OUT = /\/(de|zh-hans|define|slidewise-board\.js)$/;
const MOST_EXAMPLES = 3;

/** The pages of the reference; `folder` is for what is made on the way, `guides` are pages with examples. */
export async function apiPages(folder, guides) {
  const entries = PACKAGES.flatMap(entriesOf);
  const { project, declarations } = await readTypes(folder, entries);
  const modules = entries.map((entry) => {
    const found = project.children.find(({ name }) => name === entry.file);
    return { ...entry, module: found };
  });
  const homes = homesOf(modules);
  const examples = examplesIn(guides);
  const pages = modules.map((entry) => ({
    address: `api/${entry.file}`,
    title: entry.name,
    package: entry.package,
    text: modulePage(
      entry,
      declarations,
      homes,
      examples.filter(({ code }) => code.includes(`'${entry.name}'`)),
    ),
  }));
  return [{ address: 'api/index', title: 'All entry points', text: indexPage(modules) }, ...pages];
}

function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((entry) => !LEFT_OUT.test(entry))
    .map((entry) => ({
      package: `@slidewise/${name}`,
      name: `@slidewise/${name}${entry.slice(1)}`,
      file: entry === '.' ? name : `${name}/${entry.slice(2)}`,
    }));
}

/** What TypeDoc makes of files that export all of an entry point each. */
async function readTypes(folder, entries) {
  rmSync(folder, { recursive: true, force: true });
  for (const { name, file } of entries) {
    const path = join(folder, 'entries', `${file}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export * from '${name}';\n`);
  }
  const compilerOptions = {
    ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker'], strict: true, skipLibCheck: true },
    ...{ module: 'NodeNext', moduleResolution: 'NodeNext', types: ['node'] },
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['entries'] }));
  const { Application, Converter } = await import(
    pathToFileURL(createRequire(join(root, 'site/')).resolve('typedoc')).href
  );
  const app = await Application.bootstrap({
    entryPoints: entries.map(({ file }) => join(folder, 'entries', `${file}.ts`)),
    basePath: join(folder, 'entries'),
    tsconfig: join(folder, 'tsconfig.json'),
    ...{ skipErrorChecking: true, disableSources: true, readme: 'none', logLevel: 'Error', sort: ['alphabetical'] },
    ...{ validation: false, disableGit: true },
  });
  const declarations = new Map();
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const member of context.project.children.flatMap(({ children }) => children ?? []))
      declarations.set(member, context.getSymbolFromReflection(member)?.declarations ?? []);
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the types.');
  return { project, declarations };
}

/** Where each exported name is explained: the entry point that does not only pass it on. */
function homesOf(modules) {
  const homes = new Map();
  for (const { file, module } of modules) {
    for (const child of module.children ?? []) {
      if (!child.isReference()) homes.set(child.name, [...(homes.get(child.name) ?? []), file]);
    }
  }
  return homes;
}

const GROUPS = [
  ['Functions', (child, { Function: f }) => child.kind === f],
  ['Classes', (child, { Class: c }) => child.kind === c],
  ['Values', (child, { Variable: v, Enum: e }) => child.kind === v || child.kind === e],
  ['Types', (child, { Interface: i, TypeAlias: t }) => child.kind === i || child.kind === t],
];

/** As TypeDoc counts kinds of exports. */
const KINDS = { Enum: 8, Variable: 32, Function: 64, Class: 128, Interface: 256, TypeAlias: 2097152 };

function modulePage({ name, file, module }, declarations, homes, examples) {
  const own = (module.children ?? []).filter((child) => !child.isReference());
  const passedOn = (module.children ?? []).filter((child) => child.isReference());
  const parts = [`# ${name}`, firstImport(name, module)];
  const chosen = examples.toSorted((a, b) => a.lines - b.lines).slice(0, MOST_EXAMPLES);
  if (chosen.length > 0) {
    parts.push('## Examples');
    for (const { code, language, page, heading } of chosen) {
      const place = heading === undefined ? '' : `#${slug(heading)}`;
      parts.push(`From [${page.title}](/${page.address}.md${place}):`, `\`\`\`${language}\n${code}\`\`\``);
    }
  }
  for (const [title, belongs] of GROUPS) {
    const members = own.filter((child) => belongs(child, KINDS));
    if (members.length === 0) continue;
    parts.push(`## ${title}`, ...members.flatMap((member) => exported(member, file, declarations.get(member), homes)));
  }
  if (passedOn.length > 0) {
    const rows = passedOn.map((each) => linkTo(each.name, file, homes) ?? `\`${each.name}\``);
    parts.push('## Also exported here', [...new Set(rows)].join(', '));
  }
  return `${parts.join('\n\n')}\n`;
}

function firstImport(name, module) {
  const names = (module.children ?? [])
    .filter((child) => child.kind === KINDS.Function || child.kind === KINDS.Class || child.kind === KINDS.Variable)
    .map((child) => child.name);
  const shown = names.length > 0 ? names.slice(0, 3).join(', ') : undefined;
  const types = (module.children ?? []).map((child) => child.name).slice(0, 3);
  const line =
    shown === undefined ? `import type { ${types.join(', ')} } from '${name}';` : `import { ${shown} } from '${name}';`;
  return `\`\`\`ts\n${line}\n\`\`\``;
}

/** A heading, what the comment says, the declaration as it is written, and the types that it needs. */
function exported(member, file, declarations, homes) {
  const code = declarations.map(declared).filter((text, i, all) => all.indexOf(text) === i);
  const used = new Set(code.flatMap((text) => text.replace(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+/g) ?? []));
  used.delete(member.name);
  const links = [...used].map((name) => linkTo(name, file, homes)).filter((link) => link !== undefined);
  return [
    `### ${member.name}`,
    ...commentOf(member),
    `\`\`\`ts\n${code.join('\n')}\n\`\`\``,
    ...(links.length > 0 ? [`See ${links.join(', ')}.`] : []),
  ];
}

function commentOf(member) {
  const comment = member.comment ?? member.signatures?.find((each) => each.comment)?.comment;
  const words = comment?.summary.map(({ text }) => text).join('') ?? '';
  return words === '' ? [] : [safe(words)];
}

/** Text in which nothing is taken for a tag or for code of a page. */
function safe(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/</g, '&lt;').replace(/\{\{/g, '&#123;&#123;')))
    .join('');
}

/** A declaration as in the file of types, without words that are the same for all, and without what is private. */
function declared(declaration) {
  const statement =
    declaration.parent?.parent?.declarationList === declaration.parent ? declaration.parent.parent : declaration;
  const text = statement
    .getText()
    .replace(/^export (default )?/, '')
    .replace(/^declare /, '');
  return withoutPrivate(text);
}

function withoutPrivate(text) {
  return text
    .replace(/^ *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?= *private )/gm, '')
    .replace(/^ *private [^\n]*\n/gm, '')
    .replace(/^ *#private;\n/gm, '');
}

function linkTo(name, from, homes) {
  const files = homes.get(name);
  if (files === undefined) return undefined;
  const home = files.includes(from) ? from : files[0];
  return `[\`${name}\`](${home === from ? '' : `/api/${home}.md`}#${slug(name)})`;
}

/** The pieces of code in the guides, each with the heading above it. */
function examplesIn(guides) {
  return guides.flatMap((page) =>
    [...page.text.matchAll(/^```(js|ts|mjs)\n(.*?)^```$/gms)].map(({ 1: language, 2: code, index }) => {
      const heading = [...page.text.slice(0, index).matchAll(/^#{2,} (.+)$/gm)].at(-1)?.[1];
      return { language, code, page, heading, lines: code.split('\n').length };
    }),
  );
}

function indexPage(modules) {
  const parts = [
    '# All entry points',
    'Every export with its types, read from the packages. Examples are those of the guides; tests run them.',
  ];
  for (const name of PACKAGES) {
    const own = modules.filter((entry) => entry.package === `@slidewise/${name}`);
    const rows = own.map(({ name: entry, file, module }) => {
      const names = (module.children ?? []).map((child) => `\`${child.name}\``);
      const shown = names.slice(0, 6).join(', ') + (names.length > 6 ? ' …' : '');
      return `| [${entry}](/api/${file}.md) | ${names.length} | ${shown} |`;
    });
    parts.push(
      `## @slidewise/${name}`,
      ['| entry point | exports | among them |', '| --- | ---: | --- |', ...rows].join('\n'),
    );
  }
  return `${parts.join('\n\n')}\n`;
}
