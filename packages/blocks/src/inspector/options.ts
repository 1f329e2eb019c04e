export const alignOptions = ['left', 'center', 'right'] as const

export const sizeOptions = ['small', 'medium', 'large'] as const
