// The card of a data archive, in Markdown: what it holds, how that was made, and how to check it.

/** `sets` are the data sets, each with the number of its rows. */
export function dataCard(version, sets) {
  return `# Sliding puzzles: data of Slidewise ${version}

${sets.map(({ name, title, rows }) => `- \`${name}\`: ${title}, ${rows.toLocaleString('en')} rows`).join('\n')}

Each is there twice with the same rows: as Parquet (\`.parquet\`) and as JSON Lines (\`.jsonl\`). \`checksums.txt\` has the SHA-256 of all files: \`sha256sum -c checksums.txt\`.

${sets.map(chapter).join('\n')}
## Licence

MIT, as Slidewise itself: see \`LICENSE\`. Whoever uses the data names Slidewise and its version. The boards of Korf are those of R. E. Korf, Depth-first iterative-deepening, Artificial Intelligence 27 (1985).
`;
}

function chapter({ name, title, about, columns, made, checked, more }) {
  const widest = Math.max(...columns.map((each) => each.name.length)) + 2;
  const row = (cells) => `| ${cells[0].padEnd(widest)} | ${cells[1].padEnd(6)} | ${cells[2]} |`;
  const table = columns.map((each) => row([`\`${each.name}\``, each.type, each.text]));
  return `## ${title} (${name})

${about}

${row(['column', 'type', 'what it is'])}
| ${'-'.repeat(widest)} | ------ | ---------- |
${table.join('\n')}

Made by:

    ${made}

Checked by:

    ${checked}
${more === undefined ? '' : `\n${more}`}`;
}
