import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; }
details { border: 1px solid #8886; border-radius: .4rem; margin: .6rem 0; padding: .5rem .8rem; }
summary { cursor: pointer; }
code, pre, textarea, input { font: 14px/1.45 ui-monospace, monospace; }
summary code { font-weight: 600; margin-right: .6rem; }
textarea { width: 100%; min-height: 7rem; box-sizing: border-box; }
table { border-collapse: collapse; margin: .5rem 0; width: 100%; }
td { border-top: 1px solid #8884; padding: .2rem .6rem .2rem 0; vertical-align: top; }
pre { background: #8881; padding: .6rem; border-radius: .3rem; overflow: auto; max-height: 24rem; }
button { font: inherit; padding: .2rem 1rem; }
label { display: block; margin: .6rem 0; }
`;

/** Examples for the fields that an operation must have. */
const SCRIPT = `
const EXAMPLES = {
  board: 'rush-hour/jam-12', moves: ['A left', 'B left'], to: 'id', name: 'jam-12', solutions: [{ moves: 'AL1, BL1' }],
};
const make = (tag, ...parts) => { const node = document.createElement(tag); node.append(...parts); return node; };
const token = document.querySelector('#token');
const list = document.querySelector('main');
const typeOf = (schema) => schema.type ?? (schema.enum ? schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  : (schema.anyOf ?? []).map(typeOf).join(' | '));

function fieldsOf(schema) {
  const table = make('table');
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const needed = (schema.required ?? []).includes(name);
    table.append(make('tr', make('td', make('code', name), needed ? ' *' : ''), make('td', make('code', typeOf(field))), make('td', field.description ?? '')));
  }
  return table;
}

function section(method, path, route) {
  const schema = route.requestBody?.content['application/json']?.schema;
  const parameters = route.parameters ?? [];
  const fields = schema ?? {
    properties: Object.fromEntries(parameters.map((each) => [each.name, { ...each.schema, description: each.description ?? each.schema.description }])),
    required: parameters.filter((each) => each.required).map((each) => each.name),
  };
  const example = Object.fromEntries((fields.required ?? []).map((name) => [name, name === 'family' ? 'rush-hour' : EXAMPLES[name] ?? '']));
  const input = make('textarea', JSON.stringify(example, null, 2));
  input.setAttribute('aria-label', 'the input of ' + path);
  input.spellcheck = false;
  const output = make('pre');
  output.hidden = true;
  const button = make('button', 'Send');
  button.addEventListener('click', async () => {
    output.hidden = false;
    output.textContent = '…';
    try {
      const given = JSON.parse(input.value || '{}');
      const headers = token.value === '' ? {} : { authorization: 'Bearer ' + token.value };
      let address = path;
      const query = new URLSearchParams();
      if (!schema) for (const [name, value] of Object.entries(given)) {
        if (address.includes('{' + name + '}')) address = address.replace('{' + name + '}', encodeURIComponent(value));
        else query.set(name, value);
      }
      const rest = query.toString() === '' ? '' : '?' + query;
      const answer = await fetch(address + rest, schema
        ? { method: method.toUpperCase(), headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(given) }
        : { method: method.toUpperCase(), headers });
      const text = await answer.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      output.textContent = answer.status + ' ' + answer.statusText + '\\n' + shown;
    } catch (error) { output.textContent = String(error); }
  });
  return make('details', make('summary', make('code', method.toUpperCase() + ' ' + path), route.summary ?? ''), fieldsOf(fields), input, button, output);
}

const page = await (await fetch('/openapi.json', { headers: token.value === '' ? {} : { authorization: 'Bearer ' + token.value } })).json();
for (const [path, methods] of Object.entries(page.paths))
  for (const [method, route] of Object.entries(methods)) list.append(section(method, path, route));
`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Slidewise: the service</title>
<style>${STYLE}</style>
<h1>Slidewise</h1>
<p>All that this service takes; a field with * is needed. <a href="/openapi.json">openapi.json</a> says it to programs.</p>
<label>Token, if the service needs one <input id="token" type="password" autocomplete="off"></label>
<main></main>
<script type="module">${SCRIPT}</script>
</html>
`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page loads nothing from elsewhere, and runs nothing but its own script. */
const POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** A page on which to try the service. */
export function docsPage(app: FastifyInstance): void {
  app.get('/docs', { schema: { hide: true } }, async (_, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
}

/** The document of all routes, OpenAPI 3.1. */
export async function documentRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slidewise',
        version,
        description: 'Solves, checks, rates, makes and draws sliding puzzles.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
}
