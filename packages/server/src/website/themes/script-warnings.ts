import type { OriginKind, Theme, ThemeIssue } from '../theme-loading/index.ts'

const NAMES: Readonly<Record<OriginKind, string>> = {
  script: 'The script',
  style: 'The style sheet',
  font: 'The font',
}

/** Lists what runs or loads only with the approval of the owner, with positions in the files of the theme. */
export function listScriptWarnings({ name, scripts, origins }: Theme): readonly ThemeIssue[] {
  const handlers = scripts.positions.flatMap((position, index) => {
    if (scripts.kinds[index] !== 'handler') return []
    const [, file = '', line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(position) ?? []
    const message = 'The event handler runs only if the owner approves the scripts of the theme'
    const at = { line: Number(line), column: Number(column) }
    return [{ file: file.slice(name.length + 1), ...at, message }]
  })
  const loaded = origins.flatMap(({ origin, uses }) =>
    uses.map(({ kind, ...at }) => ({
      ...at,
      message: `${NAMES[kind]} of ${origin} loads only if the owner allows this server`,
    })),
  )
  return [...handlers, ...loaded]
}
