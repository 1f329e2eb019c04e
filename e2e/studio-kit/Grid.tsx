import { useState } from 'react'
import { DataGrid } from '../../packages/studio/src/ui/grid/DataGrid.tsx'

const ROWS = Array.from({ length: 2_000 }, (_, index) => ({ id: `v${index}`, number: index }))

/** A grid of 2,000 rows, each with a field. */
export function Grid() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <section aria-label="Grid">
      <DataGrid
        label="Variants"
        rows={ROWS}
        rowKey={({ id }) => id}
        selectedIds={selected}
        onSelect={setSelected}
        columns={[
          {
            id: 'name',
            title: 'Variant',
            width: 'minmax(8rem, 1fr)',
            cell: ({ number }) => `Variant ${number}`,
          },
          {
            id: 'stock',
            title: 'Stock',
            width: '6rem',
            number: true,
            cell: ({ number }) => number,
          },
          {
            id: 'sku',
            title: 'SKU',
            width: '10rem',
            cell: ({ id }) => <input aria-label={`SKU of ${id}`} defaultValue={id} tabIndex={-1} />,
          },
        ]}
      />
      <output>{`${selected.size} rows selected`}</output>
    </section>
  )
}
