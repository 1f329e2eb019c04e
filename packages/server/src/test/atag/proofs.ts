/** A test that proves that a criterion is met. */
export interface Proof {
  readonly file: string
  /** The title as in the source: with the placeholders of a test that runs for several cases. */
  readonly title: string
}

/** A success criterion of ATAG 2.0. */
export interface Criterion {
  readonly id: string
  readonly level: 'A' | 'AA' | 'A, AA'
  readonly name: string
  readonly state: 'met' | 'not applicable'
  /** How the product meets it, or why it does not apply. */
  readonly how: string
  readonly tests: readonly Proof[]
}

export const PROOFS = {
  screens: {
    file: 'e2e/screens.e2e.ts',
    title:
      'screens of the studio are accessible, fit at every width, and show texts of the catalog alone: ${names}',
  },
  kit: { file: 'e2e/studio-kit.e2e.ts', title: 'every control is accessible ${name}' },
  hands: {
    file: 'e2e/workshop.e2e.ts',
    title: 'an owner builds a page on a fresh shop, publishes it and rolls it back with ${name}',
  },
  alt: {
    file: 'packages/server/src/content/files/image-on-page.test.ts',
    title: 'shows changed alternative text and focal point at once, unless the block has its own',
  },
  card: {
    file: 'packages/blocks/src/render/gallery-section.test.ts',
    title: 'shows a video as a card and requests nothing before it is played',
  },
  fix: {
    file: 'e2e/publishing.e2e.ts',
    title: 'a check is corrected with one press, and shows its block',
  },
  presence: {
    file: 'e2e/presence.e2e.ts',
    title: 'a person sees the changes of another at once, and the section that they edit',
  },
  typing: {
    file: 'e2e/editor-typing.e2e.ts',
    title: 'keys and Markdown change a text as it is typed',
  },
  controls: {
    file: 'e2e/inspector.e2e.ts',
    title: 'each control changes its block, and a visitor sees the page',
  },
  tree: {
    file: 'e2e/studio-kit.e2e.ts',
    title: 'a tree is walked, selected and reordered by keyboard',
  },
  f6: {
    file: 'e2e/studio-shell.e2e.ts',
    title: 'F6 moves between the parts of the screen, in their order and back',
  },
  dialogs: {
    file: 'e2e/studio-kit.e2e.ts',
    title: 'dialogs and drawers hold the focus and give it back',
  },
  canvasKeys: {
    file: 'e2e/editor.e2e.ts',
    title: 'the keys of the studio work while the keyboard is on the canvas',
  },
  palette: {
    file: 'e2e/studio-shell.e2e.ts',
    title: 'the palette finds screens and commands, and runs them',
  },
  keys: {
    file: 'e2e/studio-shell.e2e.ts',
    title: 'keys open screens and their list, and do nothing in a field',
  },
  survives: {
    file: 'e2e/editor.e2e.ts',
    title: 'what was typed survives a closed window without a connection',
  },
  session: {
    file: 'e2e/studio-session.e2e.ts',
    title: 'an ended session keeps what was typed, and repeats the call after the sign-in',
  },
  canvas: {
    file: 'packages/server/src/website/canvas/canvas.test.ts',
    title: 'stops what moves on its own, so that it can be read and edited',
  },
  settings: {
    file: 'e2e/studio-shell.e2e.ts',
    title: 'the account menu changes theme and spacing in this browser',
  },
  preview: { file: 'e2e/preview.e2e.ts', title: 'a draft is visible only with its preview link' },
  undo: {
    file: 'packages/studio/src/editor/store/editor-store.test.ts',
    title: 'undoes and redoes by name, with the selection of then',
  },
  multi: {
    file: 'e2e/editor-multi.e2e.ts',
    title: 'several blocks are selected, aligned, grouped, moved and deleted, each as one step',
  },
  guide: {
    file: 'packages/server/src/test/atag.test.ts',
    title: 'describes the accessibility features in the guide, which the README names',
  },
  guideScreens: {
    file: 'packages/studio/src/app/guide.test.ts',
    title: 'names every screen of the studio in the guide',
  },
  blocks: {
    file: 'e2e/blocks.e2e.ts',
    title: 'a page of blocks is accessible in either text direction',
  },
  documents: { file: 'e2e/documents.e2e.ts', title: '${name} is accessible' },
  presets: {
    file: 'packages/blocks/src/presets/presets.test.ts',
    title: 'has valid and accessible blocks of the current version: %s',
  },
  presetHeadings: {
    file: 'packages/blocks/src/presets/presets.test.ts',
    title: 'has headings in order, and one title at most: %s',
  },
  rich: {
    file: 'packages/page/src/rich-text/rich-text.test.ts',
    title: 'is unchanged after a conversion to HTML and back',
  },
  paste: {
    file: 'e2e/editor-drops.e2e.ts',
    title: 'what is pasted becomes blocks without anything that runs',
  },
  copy: {
    file: 'packages/page/src/change/commands.test.ts',
    title: 'is copied with its groups, not with its anchor',
  },
  image: {
    file: 'e2e/images.e2e.ts',
    title: 'an uploaded image is shown on a page in the width of its box',
  },
  caption: {
    file: 'packages/server/src/content/files/files.test.ts',
    title: 'uses the caption as alternative text, truncated at 250 characters',
  },
  colors: {
    file: 'packages/model/src/website/section-theme.test.ts',
    title: 'is readable in every theme, whatever the palette and the owner’s colors',
  },
  labels: {
    file: 'packages/studio/src/editor/block-fields.test.ts',
    title: 'the texts of a block are readable and tell its fields apart: %s',
  },
  upload: {
    file: 'e2e/files.e2e.ts',
    title: 'the owner uploads, finds, describes and deletes an image',
  },
  found: {
    file: 'packages/blocks/src/checks/check-accessibility.test.ts',
    title: 'is found and can be fixed: %i %j, %s',
  },
  presetList: { file: 'e2e/editor-presets.e2e.ts', title: 'the list of sections is accessible' },
  contrast: {
    file: 'packages/blocks/src/checks/check-contrast.test.ts',
    title: 'finds a text on a background image without a shade, or with a weak one',
  },
  drafts: {
    file: 'packages/server/src/content/documents/publishing/draft-issues.test.ts',
    title:
      'reports accessibility issues of drafts in their language, and publishes them all the same',
  },
  covered: {
    file: 'packages/blocks/src/checks/check-accessibility.test.ts',
    title: 'is covered for every code',
  },
  links: {
    file: 'packages/server/src/content/documents/publishing/draft-issues.test.ts',
    title:
      'reports links that lead nowhere, skipped headings, and texts on texts; a fix corrects each',
  },
} as const satisfies Readonly<Record<string, Proof>>
