import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// What editors show: every export of the package, and every public member of its types, says what it is.

const root = fileURLToPath(new URL('../', import.meta.url));
const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  exports: Record<string, { default: string }>;
};
const entries = Object.values(exports).map((entry) =>
  `${root}${entry.default}`.replace('/./dist/', '/src/').replace(/\.js$/, '.ts'),
);
const program = ts.createProgram(entries, {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  noLib: true,
  types: [],
});
const checker = program.getTypeChecker();
const isDocumented = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.getDocumentationComment(checker).some(({ text }) => text.trim() !== '') === true;

const exported = new Set(
  entries.flatMap((entry) => {
    const exportsOfEntry = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)!)!);
    return exportsOfEntry.map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  }),
);

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

test('every export has a doc comment', () => {
  expect(exported.size).toBeGreaterThan(300);
  expect([...exported].filter((symbol) => !isDocumented(symbol)).map(({ name }) => name)).toEqual([]);
});

test('every public member of an exported type has a doc comment', () => {
  const missing: string[] = [];
  let count = 0;
  for (const { name: owner, declarations = [] } of exported) {
    for (const member of declarations.flatMap((declaration) => [...membersOf(declaration)])) {
      count++;
      if (!isDocumented(checker.getSymbolAtLocation(member.name))) missing.push(`${owner}.${member.name.getText()}`);
    }
  }
  expect(count).toBeGreaterThan(700);
  expect(missing).toEqual([]);
});
