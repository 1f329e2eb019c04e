import * as contract from '@vitrine/contract'
import type { Aesthetics } from '@vitrine/page'
import { mount } from '../../platform/http/mount.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { formatStyleIssue } from '../styles/index.ts'
import {
  getAllTweakClasses,
  getTweakClasses,
  getTweakValueError,
  getTweakValues,
  type Theme,
  type TweakValues,
} from '../theme-loading/index.ts'
import { loadAesthetics, saveAesthetics } from './aesthetics.ts'
import { themeErrors } from './errors.ts'
import { loadTheme, loadThemeView, type ThemePorts } from './load-theme.ts'

type TweakChanges = Readonly<Record<string, string | null>>

/** Mounts the owner's settings of the theme, which are a part of the styles of the site. @see compat §9 */
export function mountTweaks(http: HttpServer, ports: ThemePorts): void {
  mount(http, contract.changeTweaks, async ({ body, site, staffMember, db }) => {
    const theme = await loadTheme(ports, db, site)
    assertValid(theme, body.values)
    const { rev, documentId, aesthetics } = await loadAesthetics(db, site)
    const values = mergeTweaks(getTweakValues(aesthetics, theme), body.values)
    const result = await ports.sheets.compile(theme, { values, isMinified: true })
    if (result.kind === 'failed')
      throw themeErrors.brokenStyles({ errors: { values: formatStyleIssue(result.issue) } })
    await saveAesthetics(db, site, {
      changes: { tweaks: setTweaks(aesthetics.tweaks, theme, values) },
      rev: documentId === null ? undefined : rev,
      isDraft: body.draft ?? false,
      member: staffMember,
    })
    return loadThemeView(ports, db, { site })
  })

  mount(http, contract.previewTweaks, async ({ body: { values }, site, db }) => {
    const theme = await loadTheme(ports, db, site)
    const { tweaks, isLess } = theme.stylesheet
    assertValid(theme, values)
    const classes = getTweakClasses(tweaks, values)
    const others = getAllTweakClasses(tweaks).filter((name) => !classes.includes(name))
    const shown = { classes: [...classes], otherClasses: others, css: null }
    if (!isLess) return shown
    const result = await ports.sheets.compile(theme, { values, isMinified: true })
    if (result.kind === 'failed')
      throw themeErrors.brokenStyles({ errors: { values: formatStyleIssue(result.issue) } })
    return { ...shown, css: theme.stylesheet.before + result.css }
  })
}

/** Throws `themes.badValue` with everything that is wrong with the settings of a theme. */
function assertValid({ stylesheet: { tweaks } }: Theme, values: TweakChanges): void {
  const known = new Map(tweaks.map((tweak) => [tweak.name, tweak]))
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const tweak = known.get(name)
    const error = tweak
      ? value !== null && getTweakValueError(tweak, value)
      : 'The theme has no setting with this name.'
    return typeof error === 'string' ? [[`values.${name}`, error] as const] : []
  })
  if (errors.length > 0) throw themeErrors.badValue({ errors: Object.fromEntries(errors) })
}

function mergeTweaks(current: TweakValues, changes: TweakChanges): TweakValues {
  const all = Object.entries({ ...current, ...changes })
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  )
}

/** Returns the settings of all themes with those of one; null if none are left. */
function setTweaks(
  tweaks: Aesthetics['tweaks'],
  { name }: Theme,
  values: TweakValues,
): NonNullable<Aesthetics['tweaks']> | null {
  const { [name]: _, ...others } = tweaks ?? {}
  const all = Object.keys(values).length > 0 ? { ...others, [name]: { ...values } } : others
  return Object.keys(all).length > 0 ? all : null
}
