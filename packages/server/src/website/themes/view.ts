import type { SiteTheme } from '@vitrine/contract'
import {
  getCurrentTweakValues,
  type Theme,
  type ThemeIssue,
  type TweakValues,
} from '../theme-loading/index.ts'

/** Returns the theme of a site for its owner. */
export function getThemeView(
  theme: Theme,
  options: {
    readonly values: TweakValues
    readonly names: readonly string[]
    readonly styleIssue: ThemeIssue | undefined
    /** The language of labels; by default that of the theme. */
    readonly locale?: string | undefined
  },
): SiteTheme {
  const { values, names, styleIssue, locale } = options
  const translate = createLabelTranslator(theme, locale)
  return {
    name: theme.name,
    title: theme.title,
    themes: [...names],
    tweaks: getCurrentTweakValues(theme.stylesheet.tweaks, values).map(
      ({ tweak, value, defaultValue, isOwn }) => ({
        name: tweak.name,
        title: translate(tweak.title),
        type: tweak.type,
        category: translate(tweak.category),
        value,
        defaultValue,
        isOwn,
        options: [...tweak.options],
        optionLabels: tweak.options.map(translate),
        min: tweak.min ?? null,
        max: tweak.max ?? null,
        step: tweak.step ?? null,
        target: tweak.target ?? null,
        showOnlyWhenPresent: tweak.showOnlyWhenPresent ?? null,
      }),
    ),
    collections: [...theme.collections].flatMap(([typeName, { conf }]) =>
      conf
        ? {
            typeName,
            title: translate(conf.title),
            pageSize: conf.pageSize ?? null,
            ordering: conf.ordering ?? null,
            acceptTypes: [...conf.acceptTypes],
            isFolder: conf.isFolder,
            isIndex: conf.isIndex,
          }
        : [],
    ),
    customTypes: theme.customTypes.map(({ fields, title, ...type }) => ({
      ...type,
      title: translate(title),
      fields: fields.map((field) => ({ ...field, title: translate(field.title) })),
    })),
    styleError: styleIssue ?? null,
  }
}

/**
 * Creates a function that translates labels: `de` serves `de-AT` too, and untranslated labels stay.
 */
function createLabelTranslator({ labels }: Theme, locale = ''): (text: string) => string {
  const tag = locale.toLowerCase()
  const [language = ''] = tag.split('-')
  const similar = [...labels.keys()].find((key) => key.split('-')[0] === language)
  const found = labels.get(tag) ?? labels.get(language) ?? labels.get(similar ?? '')
  return (text) => found?.get(text) ?? text
}
