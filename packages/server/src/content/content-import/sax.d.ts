declare module 'sax' {
  /** An error of the document, which the parser reports and reads on from. */
  interface SaxTag {
    readonly name: string
    readonly attributes: Readonly<Record<string, string>>
  }

  interface SaxParser {
    readonly line: number
    error: Error | null
    onopentag: (tag: SaxTag) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
    onerror: (error: Error) => void
    write(chunk: string): SaxParser
    close(): SaxParser
  }

  const sax: {
    parser(strict: boolean, options: { readonly position: boolean }): SaxParser
  }
  export default sax
}
