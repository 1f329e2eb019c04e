import type { StudioApi } from './studio-api.ts'

type Settings = Readonly<Record<string, unknown>>

/** Changes the site's settings. Resolves to the previous ones. */
export async function setSettings(studio: StudioApi, values: Settings): Promise<Settings> {
  const { documents } = await studio.get<{ readonly documents: readonly { id: string }[] }>(
    '/api/studio/documents?kind=site-settings',
  )
  const at = `/api/studio/documents/${documents[0]?.id}`
  const { id, rev, body } = await studio.get<{
    readonly id: string
    readonly rev: number
    readonly body: Settings
  }>(at)
  const ops = Object.entries(values).map(([key, value]) => ({ op: 'set', path: [key], value }))
  const set = { seq: 1, command: 'settings.change', label: 'change settings', ops }
  const saved = await studio.post<{ readonly rev: number }>(`${at}/changes`, {
    base: rev,
    clientId: `flow-${rev}`,
    sets: [set],
  })
  await studio.publishRev({ id, rev: saved.rev })
  return Object.fromEntries(Object.keys(values).map((key) => [key, body[key]]))
}
