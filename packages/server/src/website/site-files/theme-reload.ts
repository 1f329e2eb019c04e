import type { HttpServer } from '../../platform/http/http-server.ts'
import type { Themes } from '../theme-loading/index.ts'
import { THEME_RELOAD_SCRIPT } from './theme-reload-script.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

/** The maximum number of issues that a page shows. */
const MAX_ISSUES = 20

/** The issues of the theme in development since its last change, each with file, line and column. */
export class CurrentThemeIssues {
  #revision = -1
  readonly #issues = new Set<string>()

  add(revision: number, issue: string): void {
    this.#start(revision)
    if (this.#issues.size < MAX_ISSUES) this.#issues.add(issue)
  }

  list(revision: number): readonly string[] {
    this.#start(revision)
    return [...this.#issues]
  }

  /** Drops the issues of an earlier version of the theme. */
  #start(revision: number): void {
    if (revision === this.#revision) return
    this.#revision = revision
    this.#issues.clear()
  }
}

/** Mounts the script of a theme in development: pages reload when it changes, and show its issues. */
export function themeReloadRoutes(
  http: HttpServer,
  themes: Themes,
  issues: CurrentThemeIssues,
): void {
  http.app.get('/theme-reload', PUBLIC, (_request, reply) => {
    const { revision } = themes
    return reply
      .header('cache-control', 'no-store')
      .send({ revision, issues: issues.list(revision) })
  })
  http.app.get('/theme-reload.js', PUBLIC, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(THEME_RELOAD_SCRIPT),
  )
}
