export const alignOptions = { left: 'Left', center: 'Center', right: 'Right' } as const

export const sizeOptions = { small: 'Small', medium: 'Medium', large: 'Large' } as const
