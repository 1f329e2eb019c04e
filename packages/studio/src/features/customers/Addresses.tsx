import type { CustomerDetail } from '@vitrine/contract'
import { getCountryName } from '@vitrine/model'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './customers.module.css'

type SavedAddress = CustomerDetail['addresses'][number]

/** The saved addresses of the account, and those that orders went to. */
export function Addresses({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { addresses } = customer
  return (
    <Panel title={t('customers.addresses')} padded>
      {addresses.length === 0 && <p className={styles['meta']}>{t('customers.addresses.none')}</p>}
      <ul className={styles['rows']}>
        {addresses.map((saved) => (
          <li key={JSON.stringify(saved.address)}>
            <address>{formatLines(saved.address).join('\n')}</address>
            <AddressUse saved={saved} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function AddressUse({ saved: { isDefault, orderNumber } }: { readonly saved: SavedAddress }) {
  const t = useTranslate()
  const saving = isDefault ? t('customers.defaultAddress') : t('customers.savedAddress')
  return (
    <span className={styles['meta']}>
      {orderNumber === null ? saving : t('customers.usedIn', { number: orderNumber })}
    </span>
  )
}

function formatLines({
  name,
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
}: SavedAddress['address']) {
  const place = [city, region, postalCode].filter(Boolean).join(' ')
  const land = country === '' ? '' : getCountryName(country, navigator.language)
  return [name, line1, line2, place, land].filter((line) => line !== '')
}
