import { currencySign, donationBounds, formatRoundMoney, MOST_DONATION_MINOR } from '@vitrine/model'
import type { View, ViewPorts } from '../define-block.ts'
import type { DonationData } from './schema.ts'

/** What the choice of another amount is sent as. */
export const OTHER_AMOUNT = 'other'

export function donationView(data: DonationData, ports: ViewPorts): View {
  const { text, say, form, block } = ports
  const { sent } = form ?? {}
  const choices = choicesOf(data, ports)
  const elementId = `donation-${block.id}`
  const fault = (name: string) => (sent?.errors[name] === undefined ? '' : say(sent.errors[name]))
  return {
    align: data.align,
    elementId,
    action: form ? `${form.action}/donation` : '',
    choices: choices.length > 1 || !data.takesOther ? choices : [],
    legend: say('Amount'),
    other: data.takesOther ? otherView(data, ports, elementId) : '',
    otherAlone: choices.length === 1 && data.takesOther,
    otherValue: OTHER_AMOUNT,
    amountFault: fault('amount'),
    alert: sent ? say(sent.alert) : '',
    down: '',
    button: text('button')?.words || say('Donate'),
    buttonLang: text('button')?.lang ?? '',
  }
}

function choicesOf(data: DonationData, ports: ViewPorts): readonly View[] {
  const { say, form, text, currency, locale } = ports
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
    ? [{ value: OTHER_AMOUNT, words: say('Other amount'), label: '' }]
    : []
  const all = [...offered, ...other]
  return all.map((choice) => ({
    ...choice,
    isOther: choice.value === OTHER_AMOUNT,
    isChosen: choice.value === chosen || all.length === 1,
  }))
}

function otherView(data: DonationData, ports: ViewPorts, elementId: string): View {
  const { say, form, currency, locale } = ports
  const { leastMinor, mostMinor } = donationBounds(data, currency)
  const written = (minor: number) => formatRoundMoney({ minor: BigInt(minor), currency }, locale)
  const least = written(leastMinor)
  const { sign, isFirst } = currencySign(currency, locale)
  const fault = form?.sent?.errors['otherAmount']
  const value = form?.sent?.values['otherAmount']
  return {
    id: `${elementId}-other`,
    label: say('Other amount'),
    before: isFirst ? sign : '',
    after: isFirst ? '' : sign,
    hint:
      mostMinor === MOST_DONATION_MINOR
        ? say(`At least ${least}`)
        : say(`Between ${least} and ${written(mostMinor)}`),
    value: typeof value === 'string' ? value : '',
    fault: fault === undefined ? '' : say(fault),
  }
}
