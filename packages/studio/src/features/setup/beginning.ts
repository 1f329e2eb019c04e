import type { BodyInput, Look, Routes, Setup } from '@vitrine/contract'
import { currencies, type SiteKind } from '@vitrine/model'
import { useState } from 'react'

/** The choices of the owner so far: the facts of the site, its kind and its look. */
export type Beginning = BodyInput<Routes['beginSite']> & { readonly kind: SiteKind }

/** The name under which an unfinished set-up waits for a reload of the tab. It holds no password. */
const STORAGE_KEY = 'vitrine.setup'

/** Keeps what the owner has chosen, also if the tab is loaded again. */
export function useBeginning({ looks, title }: Pick<Setup, 'looks' | 'title'>) {
  const [beginning, setBeginning] = useState(() => {
    const read = readBeginning(looks)
    return read.title === '' ? { ...read, title } : read
  })
  const change = (values: Partial<Beginning>) => {
    const next = { ...beginning, ...values }
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    setBeginning(next)
    return next
  }
  return { beginning, change, clear: () => sessionStorage.removeItem(STORAGE_KEY) }
}

function readBeginning(looks: readonly Look[]): Beginning {
  const first = guessBeginning(looks)
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
  if (typeof stored !== 'object' || stored === null) return first
  // Each member that is still valid: the server checks them again.
  const known = Object.entries(stored).filter(
    ([name, value]) => name in first && typeof value === 'string',
  )
  return { ...first, ...Object.fromEntries(known) }
}

/** Guesses the facts that the browser knows: language and time zone. */
function guessBeginning([look]: readonly Look[]): Beginning {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    kind: look?.kind ?? 'shop',
    theme: look?.theme ?? '',
    starter: look?.starter ?? '',
    ...{ title: '', tagLine: '', contactEmail: '' },
    language: navigator.language,
    timeZone,
    currency: guessCurrency(),
  }
}

/** The currencies of regions whose languages a browser names: `en-GB`, `de-CH`. */
const CURRENCIES_BY_REGION: Readonly<Record<string, (typeof currencies)[number]>> = {
  ...{ AU: 'AUD', BR: 'BRL', CA: 'CAD', CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HK: 'HKD' },
  ...{ IL: 'ILS', IN: 'INR', JP: 'JPY', MX: 'MXN', MY: 'MYR', NO: 'NOK', NZ: 'NZD', PH: 'PHP' },
  ...{ PL: 'PLN', SE: 'SEK', SG: 'SGD', TH: 'THB', US: 'USD', ZA: 'ZAR' },
  ...{ AT: 'EUR', BE: 'EUR', DE: 'EUR', ES: 'EUR', FI: 'EUR', FR: 'EUR', IE: 'EUR', IT: 'EUR' },
  ...{ NL: 'EUR', PT: 'EUR' },
}

function guessCurrency(): (typeof currencies)[number] {
  const { region } = new Intl.Locale(navigator.language).maximize()
  return CURRENCIES_BY_REGION[region ?? ''] ?? 'USD'
}
