import { useQueries, useQuery } from '@tanstack/react-query'
import { type FontFamily, systemFonts } from '@vitrine/model'
import type { Typography } from '@vitrine/page'
import type { CSSProperties } from 'react'
import { fetchThemeFaces, loadPreview } from './load-previews.ts'
import { createPreviewKey } from './theme-faces.ts'

/** The fonts of the theme as the studio can show them. */
export interface FontPreviews {
  /** Returns the CSS stack that shows a font: that of the font itself while it loads or if it does not load. */
  readonly getStack: (id: string) => string | undefined
  /** Whether the fonts of the theme are unknown because its styles did not load. */
  readonly isFailed: boolean
  /** The names of fonts that did not load. */
  readonly failed: readonly string[]
  readonly retry: () => void
}

/** Loads the fonts of the theme into the studio. Those of the device need no loading. */
export function useFontPreviews(fonts: readonly FontFamily[]): FontPreviews {
  const own = fonts.filter(({ id }) => systemFonts.every((system) => system.id !== id))
  const faces = useQuery({
    queryKey: ['themeFaces', own.map(({ stack }) => stack)],
    queryFn: fetchThemeFaces,
    enabled: own.length > 0,
  })
  const previews = useQueries({
    queries: own.map((font) => ({
      queryKey: createPreviewKey(font, faces.data ?? []),
      queryFn: () => loadPreview(font, faces.data ?? []),
      enabled: faces.data !== undefined,
      staleTime: Infinity,
    })),
  })
  return {
    getStack: (id) =>
      previews[own.findIndex((font) => font.id === id)]?.data ??
      fonts.find((font) => font.id === id)?.stack,
    isFailed: faces.isError,
    failed: own.flatMap(({ name }, index) => (previews[index]?.isError ? name : [])),
    retry: () => {
      if (faces.isError) void faces.refetch()
      for (const preview of previews) if (preview.isError) void preview.refetch()
    },
  }
}

/** Returns the style of a text in a font of headings or text. */
export function formatVoice(
  { family, weight }: Typography['heading'],
  { getStack }: FontPreviews,
): CSSProperties {
  const stack = getStack(family)
  return { fontWeight: weight, ...(stack !== undefined && { fontFamily: stack }) }
}
