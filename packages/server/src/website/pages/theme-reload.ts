import type { FastifyInstance } from 'fastify'
import type { Themes } from '../render/themes.ts'

const anyone = { config: { access: 'anyone' } } as const

/** Asks every second whether the theme is still the one the page was drawn with. */
const SCRIPT = `const ask = async () => (await fetch('/theme-reload')).text()
const first = ask()
setInterval(async () => {
  if ((await ask()) !== (await first)) location.reload()
}, 1000)
`

/** While somebody works on a theme, the pages in their browsers follow it. */
export function themeReloadRoutes(app: FastifyInstance, themes: Themes): void {
  app.get('/theme-reload', anyone, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(String(themes.revision)),
  )
  app.get('/theme-reload.js', anyone, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(`{${SCRIPT}}`),
  )
}
