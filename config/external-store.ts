/** Resolves the shim for React before 18 to React's own hook, which every library of the studio can use. */
export const externalStore = [
  {
    find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
    replacement: 'react',
  },
]
