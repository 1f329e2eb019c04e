import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  LRLanguage,
  Language,
  defineLanguageFacet,
  syntaxHighlighting,
} from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { parseMixed } from '@lezer/common'
import { parser as cssParser } from '@lezer/css'
import { tags } from '@lezer/highlight'
import { configureNesting, parser as htmlParser } from '@lezer/html'
import { parser as scriptParser } from '@lezer/javascript'
import { parser as markdownParser } from '@lezer/markdown'

export type CodeLanguage = 'html' | 'markdown' | 'css' | 'script'

/** A position in a text, whose lines and columns count from 1. */
export interface CodePosition {
  readonly line: number
  readonly column: number
}

export interface CodeView {
  /** Shows another value, such as after undo elsewhere. */
  readonly setValue: (value: string) => void
  readonly setState: (state: CodeViewState) => void
  /** Puts the cursor at a position, or the nearest one that the text has, and shows it. */
  readonly goTo: (position: CodePosition) => void
  readonly destroy: () => void
}

interface CodeViewState {
  /** The ARIA attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>
  readonly isDisabled: boolean
}

interface CodeViewInput {
  readonly language: CodeLanguage
  readonly value: string
  readonly maxLength: number | undefined
  readonly onChange: (value: string) => void
}

/** Creates an editor of code in an element. */
export function createCodeView(parent: HTMLElement, input: CodeViewInput): CodeView {
  const changing = new Compartment()
  // A value that was set from outside is no change of the person who types.
  let isSetting = false
  const view = new EditorView({
    parent,
    doc: input.value,
    extensions: [
      ...getExtensions(input),
      changing.of([]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged && !isSetting) input.onChange(state.doc.toString())
      }),
    ],
  })
  return {
    setValue: (value) => {
      const current = view.state.doc.toString()
      if (value === current) return
      isSetting = true
      view.dispatch({ changes: findChange(current, value) })
      isSetting = false
    },
    setState: ({ attributes, isDisabled }) =>
      view.dispatch({
        effects: changing.reconfigure([
          EditorView.contentAttributes.of({ ...attributes, tabindex: '0' }),
          EditorState.readOnly.of(isDisabled),
          EditorView.editable.of(!isDisabled),
        ]),
      }),
    goTo: ({ line: number, column }) => {
      const { doc } = view.state
      const line = doc.line(Math.max(1, Math.min(number, doc.lines)))
      const anchor = Math.min(line.from + Math.max(0, column - 1), line.to)
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

function getExtensions({ language, maxLength = Infinity }: CodeViewInput): readonly Extension[] {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    bracketMatching(),
    indentUnit.of('  '),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off' }),
    EditorState.changeFilter.of(
      ({ newDoc, startState }) =>
        newDoc.length <= maxLength || newDoc.length <= startState.doc.length,
    ),
    keymap.of([
      { key: 'Escape', run: releaseTab },
      indentWithTab,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.domEventHandlers({ blur: (_, view) => view.setTabFocusMode(false) }),
    syntaxHighlighting(highlighting),
    theme,
    ...LANGUAGES[language],
  ]
}

const releasing = new WeakSet<EditorView>()

/** Lets Tab leave the editor until it has lost the focus. A second Escape is for what is around it, such as its panel. */
function releaseTab(view: EditorView): boolean {
  if (releasing.has(view)) return false
  releasing.add(view)
  view.contentDOM.addEventListener('blur', () => releasing.delete(view), { once: true })
  view.setTabFocusMode(true)
  return true
}

/** Returns the one change between two texts, so that the cursor stays in what is equal. */
function findChange(one: string, other: string) {
  const shorter = Math.min(one.length, other.length)
  let from = 0
  while (from < shorter && one[from] === other[from]) from += 1
  let end = 0
  while (end < shorter - from && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return { from, to: one.length - end, insert: other.slice(from, other.length - end) }
}

const htmlLanguage = LRLanguage.define({
  name: 'html',
  parser: htmlParser.configure({
    wrap: configureNesting([
      { tag: 'script', attrs: isJavaScript, parser: scriptParser },
      { tag: 'style', parser: cssParser },
    ]),
  }),
  languageData: { commentTokens: { block: { open: '<!--', close: '-->' } } },
})

function isJavaScript({ type }: Readonly<Record<string, string>>): boolean {
  return type === undefined || type === 'module' || type.endsWith('javascript')
}

const markdownData = defineLanguageFacet()

const markdownLanguage = new Language(
  markdownData,
  markdownParser.configure({
    wrap: parseMixed((node) =>
      node.name === 'HTMLBlock' || node.name === 'HTMLTag' ? { parser: htmlParser } : null,
    ),
  }),
  [],
  'markdown',
)

const LANGUAGES: Readonly<Record<CodeLanguage, readonly Extension[]>> = {
  html: [htmlLanguage],
  markdown: [markdownLanguage, EditorView.perLineTextDirection.of(true)],
  css: [LRLanguage.define({ name: 'css', parser: cssParser })],
  script: [LRLanguage.define({ name: 'script', parser: scriptParser })],
}

const highlighting = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.heading], color: 'var(--c-accent-ink)' },
  { tag: [tags.string, tags.attributeValue, tags.url], color: 'var(--c-ok)' },
  { tag: [tags.attributeName, tags.propertyName, tags.number], color: 'var(--c-warn)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--c-ink-3)' },
  { tag: [tags.heading, tags.strong], fontWeight: 'var(--w-strong)' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--c-bad)' },
])

const theme = EditorView.theme({
  '&': { color: 'var(--c-ink)', fontSize: 'var(--t-1)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--f-mono)', lineHeight: 'var(--lh-text)' },
  '.cm-content': { caretColor: 'var(--c-ink)', paddingBlock: 'var(--s-2)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--c-ink)' },
  '.cm-gutters': {
    color: 'var(--c-ink-3)',
    backgroundColor: 'var(--c-sunken)',
    borderInlineEnd: 'var(--bw) solid var(--c-line)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--c-accent-soft)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--c-accent-soft)' },
})
