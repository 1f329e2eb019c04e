import * as z from 'zod/mini'

/** Texts by name: an address, or what a buyer typed. */
export const textsShape = z.record(z.string(), z.string())
/** JSON by name. */
export const detailsShape = z.record(z.string(), z.json())
/** The options of the variant that was bought. */
export const optionsShape = z.array(z.object({ optionName: z.string(), value: z.string() }))
