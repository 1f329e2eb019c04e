import type { CartEntry } from '@vitrine/contract'

/** Renders the variant of an entry and the buyer's answers to its form. */
export function RowFacts({ entry }: { readonly entry: CartEntry }) {
  const { optionValues } = entry.chosenVariant
  const fields = Object.entries(entry.additionalFields)
  return (
    <>
      {optionValues.length > 0 && (
        <p className="cart-row-variants">
          {optionValues.map(({ optionName, value }, index) => (
            <span key={optionName}>
              {index > 0 && ', '}
              <span className="cart-row-variant">
                <span className="visually-hidden">{optionName}: </span>
                <bdi>{value}</bdi>
              </span>
            </span>
          ))}
        </p>
      )}
      {fields.length > 0 && (
        <dl className="cart-row-fields">
          {fields.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
