/** Where what is in a block stands. */
export const aligned = { left: 'Left', center: 'Centre', right: 'Right' } as const

export const sizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const
