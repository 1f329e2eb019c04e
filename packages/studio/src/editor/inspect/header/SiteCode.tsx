import type { PageCode } from '@vitrine/page'
import { useStore } from 'zustand'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useSide } from '../../side.ts'
import { CodeFields } from '../page/CodeFields.tsx'

const NO_CODE: PageCode = {}

/** The code in the head and at the end of every page, once the settings of the site are loaded. */
export function SiteCode() {
  const settings = useSide(openSiteSettings).data
  return settings ? <LoadedCode settings={settings} /> : null
}

function LoadedCode({ settings }: { readonly settings: SettingsStore }) {
  const code = useStore(settings.state, ({ body }) => body.code) ?? NO_CODE
  const change = (next: PageCode | undefined) =>
    settings.change(
      'editor.step.settings.code',
      (body) => {
        const { code: _, ...others } = body
        return { ...others, ...(next && { code: next }) }
      },
      'settings:code',
    )
  return <CodeFields of="site" code={code} onChange={change} />
}
