/** The content generator types with their codes. @see platform spec §3 "Content generator types" */
export const contentGeneratorTypeCodes = { default: 0, icon: 1 } as const

export type ContentGeneratorType = keyof typeof contentGeneratorTypeCodes
