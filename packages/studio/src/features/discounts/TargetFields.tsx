import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { routeQuery } from '../../api/route-query.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { FormField, type FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { Chosen, DiscountValues } from './discount-values.ts'

/** The fields for the target of a discount: everything, or chosen products or categories. */
export function TargetFields() {
  const t = useTranslate()
  const type = useWatch<DiscountValues, 'type'>({ name: 'type' })
  const appliesTo = useWatch<DiscountValues, 'appliesTo'>({ name: 'appliesTo' })
  const all =
    type === 'buy-x-get-y' ? t('discounts.appliesTo.allItems') : t('discounts.appliesTo.all')
  return (
    <>
      <FormField<DiscountValues, 'appliesTo'> name="appliesTo" label={t('discounts.appliesTo')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={[
              { id: 'all', label: all },
              { id: 'products', label: t('discounts.appliesTo.products') },
              { id: 'categories', label: t('discounts.appliesTo.categories') },
            ]}
          />
        )}
      </FormField>
      {appliesTo === 'products' && (
        <FormField<DiscountValues, 'productIds'> name="productIds" label={t('discounts.products')}>
          {(field) => <ProductsField {...field} />}
        </FormField>
      )}
      {appliesTo === 'categories' && (
        <FormField<DiscountValues, 'categoryIds'>
          name="categoryIds"
          label={t('discounts.categories')}
        >
          {(field) => <CategoriesField {...field} />}
        </FormField>
      )}
    </>
  )
}

/** The products of a discount, found by their title. */
function ProductsField(field: FormFieldState<readonly Chosen[]>) {
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...routeQuery('listProducts', { query: { sort: 'title', ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ChoiceField
      {...field}
      options={(data?.products ?? []).map(({ id, title }) => ({ id, name: title }))}
      onChange={(products) => {
        setSearch('')
        field.onChange(products)
      }}
      search={search}
      onSearch={setSearch}
    />
  )
}

function CategoriesField(field: FormFieldState<readonly Chosen[]>) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listDiscountCategories'))
  return (
    <ChoiceField {...field} options={data?.categories ?? []} help={t('discounts.categoriesHelp')} />
  )
}
