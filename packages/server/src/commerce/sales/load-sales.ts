import type { Query, readSales, SalesFigures, SalesReport, SalesStep } from '@vitrine/contract'
import { addDays, countDays, getSalesStep, listSteps, toWireMoney } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { sumChannels, sumCountries, sumDiscounts, sumProducts } from './breakdown-store.ts'
import { loadTaxes } from './load-taxes.ts'
import { countOtherCurrencies, type SalesScope, type StepRow, sumSteps } from './sales-store.ts'

type SalesSite = Pick<Site, 'id' | 'timeZone' | 'store'>

/** Loads the report of a time, with the figures of as many days before. */
export async function loadSales(
  db: Db,
  site: SalesSite,
  query: Query<typeof readSales>,
): Promise<SalesReport> {
  const { from, to } = query
  const days = countDays(from, to)
  const { currency } = site.store
  const money = (minor: bigint | string) => toWireMoney({ minor: BigInt(minor), currency })
  const common = { siteId: site.id, timeZone: site.timeZone, currency }
  const scope: SalesScope = {
    ...common,
    testMode: query.orders === 'test',
    from,
    until: addDays(to, 1),
  }
  const past = { ...scope, from: addDays(from, -days), until: from }
  const step = getSalesStep(from, to)
  const rows = await sumSteps(db, scope, step)
  return {
    figures: sumFigures(rows, money),
    before: sumFigures(await sumSteps(db, past, 'month'), money),
    step,
    time: listSteps({ from, to, step }).map((day) => toStep(day, rows, money)),
    ...(await loadBreakdowns(db, scope, money)),
    otherCurrencies: await countOtherCurrencies(db, scope),
  }
}

/** Loads what the sales consist of. */
async function loadBreakdowns(db: Db, scope: SalesScope, money: ToMoney) {
  const products = await sumProducts(db, scope)
  const channels = await sumChannels(db, scope)
  const discounts = await sumDiscounts(db, scope)
  const taxes = await loadTaxes(db, scope)
  const countries = await sumCountries(db, scope)
  return {
    products: products.map(({ sales, ...row }) => ({ ...row, sales: money(sales) })),
    channels: channels.map(({ total, ...row }) => ({ ...row, total: money(total) })),
    discounts: discounts.map(({ amount, ...row }) => ({ ...row, amount: money(amount) })),
    taxes: taxes.map(({ net, tax, ...row }) => ({ ...row, net: money(net), tax: money(tax) })),
    countries: countries.map(({ total, ...row }) => ({ ...row, total: money(total) })),
  }
}

type ToMoney = (minor: bigint | string) => ReturnType<typeof toWireMoney>

function sumFigures(rows: readonly StepRow[], money: ToMoney): SalesFigures {
  const count = (name: 'orders' | 'units') => rows.reduce((sum, row) => sum + row[name], 0)
  const sum = (name: Exclude<keyof SalesFigures, 'orders' | 'units' | 'net'>) =>
    rows.reduce((total, row) => total + BigInt(row[name]), 0n)
  return {
    orders: count('orders'),
    units: count('units'),
    subtotal: money(sum('subtotal')),
    discount: money(sum('discount')),
    shipping: money(sum('shipping')),
    tax: money(sum('tax')),
    total: money(sum('total')),
    refunds: money(sum('refunds')),
    net: money(sum('total') - sum('refunds')),
  }
}

function toStep(day: string, rows: readonly StepRow[], money: ToMoney): SalesStep {
  const figures = sumFigures(
    rows.filter((row) => row.day === day),
    money,
  )
  const { orders, units, total, refunds, net } = figures
  return { day, orders, units, total, refunds, net }
}
