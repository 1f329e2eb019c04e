/** The data of a page that templates see, and `?format=json` answers with. */
export type TemplateData = Readonly<Record<string, unknown>>
