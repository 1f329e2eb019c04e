import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Themes } from '../theme-loading/index.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

/** A script that polls the revision of the theme every second. */
const SCRIPT = `const ask = async () => (await fetch('/theme-reload')).text()
const first = ask()
setInterval(async () => {
  if ((await ask()) !== (await first)) location.reload()
}, 1000)
`

/** Mounts the reload of pages when a theme in development changes. */
export function themeReloadRoutes(http: HttpServer, themes: Themes): void {
  http.app.get('/theme-reload', PUBLIC, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(String(themes.revision)),
  )
  http.app.get('/theme-reload.js', PUBLIC, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(`{${SCRIPT}}`),
  )
}
