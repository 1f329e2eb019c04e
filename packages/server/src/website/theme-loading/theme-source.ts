import { compile, formatError, type Template, type TemplateError } from '@vitrine/template'
import { joinComboScripts } from './combo-scripts.ts'
import { isTagName, MAX_TAG_DEPTH, parseTags, type TagName, type TagSource } from './parse-tags.ts'
import { createPositionFinder, type Span } from './source-position.ts'
import {
  createScriptMarks,
  type FoundScript,
  markScripts,
  type ScriptMarks,
} from './script-marks.ts'
import { replaceTagsWithMarks } from './tag-marks.ts'
import type { ThemeIssue } from './theme-issue.ts'

/** A platform tag of the theme, with its compiled body. */
export interface ThemeTag {
  readonly name: TagName
  /** The body; undefined if it is missing or blank. */
  readonly body: Template | undefined
  /** The file, line and column. */
  readonly position: string
}

/** The marks of the inline scripts and handlers of a theme. */
export interface ThemeScripts {
  readonly marks: ScriptMarks
  /** The file, line and column of each. */
  readonly positions: readonly string[]
  /** The kind of each. */
  readonly kinds: readonly FoundScript['kind'][]
}

/** Compiles the templates of a theme, replaces their platform tags, and keeps the positions. */
export class ThemeSource {
  readonly tags: ThemeTag[] = []
  readonly scripts = {
    marks: createScriptMarks(),
    positions: [] as string[],
    kinds: [] as FoundScript['kind'][],
  }
  readonly #scripts: Parameters<typeof joinComboScripts>[2]
  readonly #onIssue: (issue: ThemeIssue) => void
  /** The origin of each compiled template: a body begins inside its file. */
  readonly #origins = new Map<
    string,
    { readonly file: SourceFile; readonly offsetOf: (offset: number) => number }
  >()

  constructor(
    scripts: Parameters<typeof joinComboScripts>[2],
    onIssue: (issue: ThemeIssue) => void,
  ) {
    this.#scripts = scripts
    this.#onIssue = onIssue
  }

  compile(path: string, text: string): Template {
    const file = new SourceFile(path, text)
    for (const { message, at, suggestion } of parseTags(text).issues) {
      const hint = suggestion === undefined ? '' : `. Did you mean '${suggestion}'?`
      this.#onIssue({ file: path, ...file.getPosition(at), message: message + hint })
    }
    return this.#compile(file, { start: 0, end: text.length }, 0)
  }

  /** Returns an error as one line, with its position in the original file. */
  describe(error: TemplateError): string {
    return formatError(this.#inItsFile(error))
  }

  #inItsFile(error: TemplateError): TemplateError {
    const origin = this.#origins.get(error.file)
    if (!origin) return error
    const { file, offsetOf: getOffset } = origin
    const offset = getOffset(error.offset)
    return { ...error, file: file.path, offset, ...file.getPosition(offset) }
  }

  #tell(error: TemplateError): void {
    const located = this.#inItsFile(error)
    const { file, line, column } = located
    const message = formatError(located).slice(`${file}:${line}:${column}: `.length)
    this.#onIssue({ file, line, column, message })
  }

  #compile(file: SourceFile, span: Span, depth: number): Template {
    const source = file.text.slice(span.start, span.end)
    const tags = joinComboScripts(source, parseTags(source).tags, this.#scripts)
    const marked = replaceTagsWithMarks(source, tags, (tag) =>
      this.#addTag(file, tag, { span, depth }),
    )
    const name = depth === 0 ? file.path : `${file.path} at ${span.start}`
    const getOffset = (offset: number) => span.start + marked.getOrigin(offset)
    const scripted = this.#markScripts(file, marked.text, getOffset)
    if (scripted.text !== file.text)
      this.#origins.set(name, {
        file,
        offsetOf: (offset) => getOffset(scripted.getOrigin(offset)),
      })
    const template = compile(scripted.text, { name })
    for (const error of template.errors) this.#tell(error)
    return template
  }

  #markScripts(file: SourceFile, text: string, getOffset: (offset: number) => number) {
    const { marks, positions, kinds } = this.scripts
    return markScripts(text, marks, {
      register: ({ kind, at }) => {
        kinds.push(kind)
        return positions.push(file.formatPosition(getOffset(at))) - 1
      },
      onUnclosed: (at) =>
        this.#onIssue({
          file: file.path,
          ...file.getPosition(getOffset(at)),
          message: 'The script does not end in this file, so it does not run',
        }),
    })
  }

  #addTag(
    file: SourceFile,
    tag: TagSource,
    { span, depth }: { readonly span: Span; readonly depth: number },
  ): number | undefined {
    const position = file.formatPosition(span.start + tag.span.start)
    const { name } = tag
    if (!isTagName(name)) return undefined
    if (depth >= MAX_TAG_DEPTH) {
      const message = `Tags can be nested at most ${MAX_TAG_DEPTH} deep`
      const { line, column } = file.getPosition(span.start + tag.span.start)
      this.#onIssue({ file: file.path, line, column, message })
      return undefined
    }
    const body = tag.body && {
      start: span.start + tag.body.start,
      end: span.start + tag.body.end,
    }
    const isBlank = !body || file.text.slice(body.start, body.end).trim() === ''
    const template = isBlank ? undefined : this.#compile(file, body, depth + 1)
    return this.tags.push({ name, body: template, position }) - 1
  }
}

/** A file of the theme that computes positions. */
class SourceFile {
  readonly path: string
  readonly text: string
  #placeOf: ReturnType<typeof createPositionFinder> | undefined

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  /** Returns the line and column of an offset, counted from 1. */
  getPosition(offset: number): { readonly line: number; readonly column: number } {
    this.#placeOf ??= createPositionFinder(this.text)
    return this.#placeOf(offset)
  }

  formatPosition(offset: number): string {
    const { line, column } = this.getPosition(offset)
    return `${this.path}:${line}:${column}`
  }
}
