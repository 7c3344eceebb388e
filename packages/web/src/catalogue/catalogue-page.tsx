import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { Select } from '../ui/field.tsx'
import { EmptyState, Notice } from '../ui/state.tsx'
import { CardGrid, CardGridSkeleton } from './card-grid.tsx'
import styles from './catalogue-page.module.css'
import { CatalogueSearch } from './catalogue-search.tsx'
import { categoryChoices } from './categories.ts'
import { categoryName } from './category-name.ts'
import { type Filters, readFilters, sorts, writeFilters } from './filters.ts'
import { type AppPages, catalogueQuery } from './queries.ts'
import { sampleApps } from './sample-apps.ts'
import { text } from './text.ts'

/** The catalogue. What is chosen stands in the address, so going back and sharing work. */
export function CataloguePage() {
  const { language } = useLanguage()
  const words = text[language]
  const filters = readFilters(useSearch({ from: '/shell/app-store' }))
  const navigate = useNavigate({ from: '/app-store' })
  const list = useInfiniteQuery(catalogueQuery(filters, language))
  const found = list.data?.pages[0]
  useTitle(words.catalogue.title)

  const choose = (next: Partial<Filters>) =>
    void navigate({ search: writeFilters({ ...filters, ...next }), replace: true, resetScroll: false })
  const clear = () => void navigate({ search: {}, replace: true })

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.catalogue.title}</h1>
          <p className={styles.note}>{words.catalogue.note}</p>
        </div>
        <CatalogueSearch key={language} value={filters.q ?? ''} onSearch={(q) => choose({ q: q || undefined })} />
      </header>

      <div className={styles.filters}>
        <ChipGroup
          name="category"
          label={words.catalogue.category}
          chosen={filters.category}
          onChoose={(category) => choose({ category })}
          chips={categoryChoices.map((category) => ({
            value: category,
            label: categoryName(category, language),
            count: found && formatNumber(found.counts[category] ?? 0, language),
          }))}
        />
      </div>

      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {found && words.catalogue.apps(found.total)}
        </p>
        <div className={styles.sort}>
          <Select
            label={words.catalogue.sort}
            labelHidden
            value={filters.sort ?? 'popular'}
            onChoose={(sort) => choose({ sort: sort === 'popular' ? undefined : sort })}
            options={sorts.map((sort) => ({ value: sort, label: words.catalogue.sorts[sort] }))}
          />
        </div>
      </div>

      <Results list={list} onClear={clear} />
    </div>
  )
}

function Results({ list, onClear }: { list: UseInfiniteQueryResult<AppPages>; onClear: () => void }) {
  const { language } = useLanguage()
  const words = text[language].catalogue
  const retry = (
    <Button kind="secondary" size="small" onClick={() => void list.refetch()}>
      {text[language].retry}
    </Button>
  )

  if (list.isPending) return <CardGridSkeleton />
  if (list.isLoadingError) {
    return (
      <>
        <Notice tone="danger" action={retry}>
          {words.samples}
        </Notice>
        <CardGrid apps={sampleApps[language]} />
      </>
    )
  }
  const apps = list.data.pages.flatMap((page) => page.apps)
  if (apps.length === 0) {
    return (
      <EmptyState title={words.empty} action={<Button onClick={onClear}>{words.clear}</Button>}>
        {words.emptyNote}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.results} data-stale={list.isPlaceholderData || undefined}>
        <CardGrid apps={apps} />
      </div>
      {list.isFetchNextPageError && <Notice tone="danger">{words.moreFailed}</Notice>}
      {list.hasNextPage && (
        <Button kind="secondary" className={styles.more} disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}
