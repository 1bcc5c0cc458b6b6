// Parts of the default theme whose roles are wrong for screen readers, as they should be. The version of VitePress is fixed.

const changes = {
  VPLocalSearchBox: [
    // A dialog with a combobox, and options that are no buttons around links.
    ['role="button"', 'role="dialog" aria-modal="true"'],
    [`:aria-owns="results?.length ? 'localsearch-list' : undefined"`, ''],
    ['aria-expanded="true"', ''],
    ['aria-haspopup="listbox"', ''],
    ['aria-autocomplete="both"', 'role="combobox" aria-autocomplete="list" :aria-expanded="results.length > 0"'],
    [`:id="'localsearch-item-' + index"`, 'role="presentation"'],
    [`:aria-selected="selectedIndex === index ? 'true' : 'false'"\n            role="option"`, ''],
    [
      `:aria-label="[...p.titles, p.title].join(' > ')"`,
      `:id="'localsearch-item-' + index" role="option" :aria-selected="selectedIndex === index"`,
    ],
    ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
    ['<kbd :aria-label', '<kbd role="img" :aria-label'],
  ],
  // What it shows is its name.
  VPNavBarSearchButton: [[`:aria-label="translate('button.buttonAriaLabel')"`, '']],
};

export function mendedTheme() {
  return {
    name: 'mended-theme',
    enforce: 'pre',
    transform(code, id) {
      const name = /\/(\w+)\.vue$/.exec(id)?.[1];
      let mended = code;
      for (const [from, to] of changes[name] ?? []) {
        if (!mended.includes(from)) throw new Error(`${name} of the default theme is another: ${from}`);
        mended = mended.replaceAll(from, () => to);
      }
      return mended === code ? null : mended;
    },
  };
}
