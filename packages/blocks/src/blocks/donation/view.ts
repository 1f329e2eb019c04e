import {
  getCurrencySymbol,
  resolveDonationBounds,
  formatRoundMoney,
  MAX_DONATION_MINOR,
} from '@vitrine/model'
import type { View, ViewPorts } from '../../definition/view.ts'
import type { DonationData } from './schema.ts'

/** The value of the choice of another amount. */
export const OTHER_AMOUNT = 'other'

export function createDonationView(data: DonationData, ports: ViewPorts): View {
  const { text, translate, form, block } = ports
  const { sent } = form ?? {}
  const choices = createChoices(data, ports)
  const elementId = `donation-${block.id}`
  const getError = (name: string) =>
    sent?.errors[name] === undefined ? '' : translate(sent.errors[name])
  return {
    align: data.align,
    elementId,
    action: form ? `${form.action}/donation` : '',
    choices: choices.length > 1 || !data.takesOther ? choices : [],
    legend: translate('donations.amount'),
    other: data.takesOther ? createOtherAmountView(data, ports, elementId) : '',
    otherAlone: choices.length === 1 && data.takesOther,
    otherValue: OTHER_AMOUNT,
    amountError: getError('amount'),
    alert: sent?.alert ? translate(sent.alert) : '',
    down: '',
    button: text('button')?.words || translate('donations.donate'),
    buttonLang: text('button')?.lang ?? '',
  }
}

function createChoices(data: DonationData, ports: ViewPorts): readonly View[] {
  const { translate, form, text, currency, locale } = ports
  const chosen = form?.sent?.values['amount']
  const offered = data.amounts.map(({ id, minor }) => {
    const label = text(`${id}.label`)
    return {
      value: String(minor),
      words: formatRoundMoney({ minor: BigInt(minor), currency }, locale),
      label: label && label.html !== '' ? label : '',
    }
  })
  const other = data.takesOther
    ? [{ value: OTHER_AMOUNT, words: translate('donations.otherAmount'), label: '' }]
    : []
  const all = [...offered, ...other]
  return all.map((choice) => ({
    ...choice,
    isOther: choice.value === OTHER_AMOUNT,
    isChosen: choice.value === chosen || all.length === 1,
  }))
}

function createOtherAmountView(data: DonationData, ports: ViewPorts, elementId: string): View {
  const { translate, form, currency, locale } = ports
  const { leastMinor, mostMinor } = resolveDonationBounds(data, currency)
  const format = (minor: number) => formatRoundMoney({ minor: BigInt(minor), currency }, locale)
  const minimum = format(leastMinor)
  const { symbol, isFirst } = getCurrencySymbol(currency, locale)
  const error = form?.sent?.errors['otherAmount']
  const value = form?.sent?.values['otherAmount']
  return {
    id: `${elementId}-other`,
    label: translate('donations.otherAmount'),
    before: isFirst ? symbol : '',
    after: isFirst ? '' : symbol,
    hint:
      mostMinor === MAX_DONATION_MINOR
        ? translate('donations.atLeast', { amount: minimum })
        : translate('donations.between', { least: minimum, most: format(mostMinor) }),
    value: typeof value === 'string' ? value : '',
    error: error === undefined ? '' : translate(error),
  }
}
