import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// What editors show: every export of a package, and every public member of its types, says what it is.

/** What others import, and how many exports and members of exported types there are at least. */
const packages = [
  ['core', 300, 500],
  ['lab', 70, 200],
  ['board', 10, 40],
  ['node', 40, 30],
  ['batch', 30, 80],
  ['classroom', 30, 60],
  ['server', 30, 0],
] as const;

const entries = Object.fromEntries(packages.map(([name]) => [name, entriesOf(name)]));

function entriesOf(name: string): readonly string[] {
  const root = fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  return Object.values(exports).map((entry) =>
    `${root}${entry.types}`.replace('/./dist/', '/src/').replace(/\.d\.ts$/, '.ts'),
  );
}

const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, noLib: true, types: [] };
const host = ts.createCompilerHost(options);
const { fileExists } = host;
// The types of other projects take seconds to read, and none of them is exported.
host.fileExists = (path) => !/\/node_modules\/(?!@slidewise\/)/.test(path) && fileExists(path);
const program = ts.createProgram(Object.values(entries).flat(), options, host);

/** The exports of a package, and whether one has a doc comment. */
function readPackage(name: string) {
  const checker = program.getTypeChecker();
  const exported = new Set(
    entries[name]!.flatMap((entry) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!);
      // A script for pages exports nothing.
      const exportsOfEntry = module === undefined ? [] : checker.getExportsOfModule(module);
      return exportsOfEntry.map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      );
    }),
  );
  const isDocumented = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.getDocumentationComment(checker).some(({ text }) => text.trim() !== '') === true;
  return {
    exported,
    isDocumented,
    isMemberDocumented: (name: ts.Node) => isDocumented(checker.getSymbolAtLocation(name)),
  };
}

/** The public members of a declaration that have names of their own. */
function* membersOf(declaration: ts.Node): Generator<ts.Declaration & { readonly name: ts.Node }> {
  const isClass = ts.isClassDeclaration(declaration);
  if (ts.isTypeAliasDeclaration(declaration)) return yield* membersOf(declaration.type);
  if (ts.isUnionTypeNode(declaration) || ts.isIntersectionTypeNode(declaration)) {
    for (const part of declaration.types) yield* membersOf(part);
    return;
  }
  if (!isClass && !ts.isInterfaceDeclaration(declaration) && !ts.isTypeLiteralNode(declaration)) return;
  for (const member of declaration.members) {
    const fields = ts.isConstructorDeclaration(member)
      ? member.parameters.filter((parameter) => ts.isParameterPropertyDeclaration(parameter, member))
      : [member];
    for (const field of fields) {
      const { name } = field;
      if (name === undefined || ts.getCombinedModifierFlags(field) & ts.ModifierFlags.Private) continue;
      // What has one value only, such as a status, says it by that.
      if (ts.isPropertySignature(field) && field.type !== undefined && ts.isLiteralTypeNode(field.type)) continue;
      yield Object.assign(field, { name });
    }
  }
}

test.each(packages)('every export of %s has a doc comment', (name, least) => {
  const { exported, isDocumented } = readPackage(name);
  expect(exported.size).toBeGreaterThan(least);
  // A module that is exported as a whole has its comments inside.
  const named = [...exported].filter(({ flags }) => !(flags & ts.SymbolFlags.ValueModule));
  expect(named.filter((symbol) => !isDocumented(symbol)).map((symbol) => symbol.name)).toEqual([]);
});

// The members of the service are mostly fields of its answers, which have schemas with descriptions.
test.each(packages.filter(([, , leastMembers]) => leastMembers > 0))(
  'every public member of an exported type of %s has a doc comment',
  (name, _, leastMembers) => {
    const { exported, isMemberDocumented } = readPackage(name);
    const missing: string[] = [];
    let count = 0;
    for (const { name: owner, declarations = [] } of exported) {
      for (const member of declarations.flatMap((declaration) => [...membersOf(declaration)])) {
        count++;
        if (!isMemberDocumented(member.name)) missing.push(`${owner}.${member.name.getText()}`);
      }
    }
    expect(count).toBeGreaterThan(leastMembers);
    expect(missing).toEqual([]);
  },
);
