import { compile, describe, type Template, type TemplateError } from '@vitrine/template'
import { joinCombos } from './combo-scripts.ts'
import { markTags } from './custom-tags.ts'
import { DEEPEST_TAGS } from './page-budget.ts'
import { placesIn } from './places.ts'
import type { ThemeFault } from './theme-fault.ts'
import { isTagName, readTags, type Span, type TagName, type TagSource } from './read-tags.ts'

/** A theme's tag, with its body ready to be rendered. */
export interface ThemeTag {
  readonly name: TagName
  /** Undefined where there is none, or nothing but white space. */
  readonly body: Template | undefined
  /** File, line and column. */
  readonly place: string
}

/** Compiles a theme's templates, takes the platform's own tags out of them, and knows every place. */
export class ThemeSource {
  readonly tags: ThemeTag[] = []
  readonly #scripts: Parameters<typeof joinCombos>[2]
  readonly #onFault: (fault: ThemeFault) => void
  /** By the names of the compiled templates: a body's begins somewhere in its file. */
  readonly #origins = new Map<
    string,
    { readonly file: File; readonly offsetOf: (offset: number) => number }
  >()

  constructor(scripts: Parameters<typeof joinCombos>[2], onFault: (fault: ThemeFault) => void) {
    this.#scripts = scripts
    this.#onFault = onFault
  }

  compile(path: string, text: string): Template {
    const file = new File(path, text)
    for (const { message, at, suggestion } of readTags(text).faults) {
      const hint = suggestion === undefined ? '' : `. Did you mean '${suggestion}'?`
      this.#onFault({ file: path, ...file.positionOf(at), message: message + hint })
    }
    return this.#compile(file, { start: 0, end: text.length }, 0)
  }

  /** One line: file, position, message. The position is the file's, whatever was taken out before. */
  describe(error: TemplateError): string {
    return describe(this.#inItsFile(error))
  }

  #inItsFile(error: TemplateError): TemplateError {
    const origin = this.#origins.get(error.file)
    if (!origin) return error
    const { file, offsetOf } = origin
    const offset = offsetOf(error.offset)
    return { ...error, file: file.path, offset, ...file.positionOf(offset) }
  }

  #tell(error: TemplateError): void {
    const placed = this.#inItsFile(error)
    const { file, line, column } = placed
    const message = describe(placed).slice(`${file}:${line}:${column}: `.length)
    this.#onFault({ file, line, column, message })
  }

  #compile(file: File, span: Span, depth: number): Template {
    const source = file.text.slice(span.start, span.end)
    const tags = joinCombos(source, readTags(source).tags, this.#scripts)
    const marked = markTags(source, tags, (tag) => this.#keep(file, tag, { span, depth }))
    const name = depth === 0 ? file.path : `${file.path} at ${span.start}`
    if (tags.length > 0 || depth > 0)
      this.#origins.set(name, {
        file,
        offsetOf: (offset) => span.start + marked.originOf(offset),
      })
    const template = compile(marked.text, { name })
    for (const error of template.errors) this.#tell(error)
    return template
  }

  #keep(
    file: File,
    tag: TagSource,
    { span, depth }: { readonly span: Span; readonly depth: number },
  ): number | undefined {
    const place = file.placeOf(span.start + tag.span.start)
    const { name } = tag
    if (!isTagName(name)) return undefined
    if (depth >= DEEPEST_TAGS) {
      const message = `a tag stands in at most ${DEEPEST_TAGS - 1} others`
      const { line, column } = file.positionOf(span.start + tag.span.start)
      this.#onFault({ file: file.path, line, column, message })
      return undefined
    }
    const body = tag.body && {
      start: span.start + tag.body.start,
      end: span.start + tag.body.end,
    }
    const isBlank = !body || file.text.slice(body.start, body.end).trim() === ''
    const template = isBlank ? undefined : this.#compile(file, body, depth + 1)
    return this.tags.push({ name, body: template, place }) - 1
  }
}

/** A file of the theme, and where what is in it stands. */
class File {
  readonly path: string
  readonly text: string
  #placeOf: ReturnType<typeof placesIn> | undefined

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  /** Both from 1. */
  positionOf(offset: number): { readonly line: number; readonly column: number } {
    this.#placeOf ??= placesIn(this.text)
    return this.#placeOf(offset)
  }

  placeOf(offset: number): string {
    const { line, column } = this.positionOf(offset)
    return `${this.path}:${line}:${column}`
  }
}
