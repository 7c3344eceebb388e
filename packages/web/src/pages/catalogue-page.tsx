import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CardGrid, CardGridSkeleton } from '../catalogue/card-grid.tsx'
import { CatalogueSearch } from '../catalogue/catalogue-search.tsx'
import { categoryCount } from '../catalogue/category-count.ts'
import { type Filters, readFilters, sorts, writeFilters } from '../catalogue/filters.ts'
import { messages } from '../catalogue/list-messages.ts'
import { messages as storeMessages } from '../catalogue/messages.ts'
import { type AppPages, catalogueQuery } from '../catalogue/queries.ts'
import { sampleApps } from '../catalogue/sample-apps.ts'
import { categoryChoices } from '../language/categories.ts'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { Select } from '../ui/field.tsx'
import { EmptyState, InlineAlert } from '../ui/state.tsx'
import styles from './catalogue-page.module.css'

/** The catalogue. What is chosen stands in the URL, so going back and sharing work. */
export function CataloguePage() {
  const { language } = useLanguage()
  const words = messages[language]
  const filters = readFilters(useSearch({ from: '/shell/app-store' }))
  const navigate = useNavigate({ from: '/app-store' })
  const list = useInfiniteQuery(catalogueQuery(filters, language))
  const found = list.data?.pages[0]
  useTitle(words.title)

  const choose = (next: Partial<Filters>) =>
    void navigate({
      search: writeFilters({ ...filters, ...next }),
      replace: true,
      resetScroll: false,
    })
  const clear = () => void navigate({ search: {}, replace: true })

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.note}>{words.note}</p>
        </div>
        <CatalogueSearch
          key={language}
          value={filters.q ?? ''}
          onSearch={(q) => choose({ q: q || undefined })}
        />
      </header>

      <div className={styles.filters}>
        <ChipGroup
          name="category"
          label={words.category}
          chosen={filters.category}
          onChoose={(category) => choose({ category })}
          chips={categoryChoices().map((category) => ({
            value: category,
            label: categoryName(category, language),
            count: found && categoryCount(found, category, language),
          }))}
        />
      </div>

      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {found &&
            (found.is_capped
              ? words.moreApps(found.total)
              : storeMessages[language].apps(found.total))}
        </p>
        <div className={styles.sort}>
          <Select
            label={words.sort}
            labelHidden
            value={filters.sort ?? 'popular'}
            onChoose={(sort) => choose({ sort: sort === 'popular' ? undefined : sort })}
            options={sorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
          />
        </div>
      </div>

      <Results list={list} onClear={clear} />
    </div>
  )
}

function Results({
  list,
  onClear,
}: {
  list: UseInfiniteQueryResult<AppPages>
  onClear: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const retry = (
    <Button kind="secondary" size="small" onClick={() => void list.refetch()}>
      {storeMessages[language].retry}
    </Button>
  )

  if (list.isPending) return <CardGridSkeleton />
  if (list.isLoadingError) {
    return (
      <>
        <InlineAlert tone="danger" action={retry}>
          {words.samples}
        </InlineAlert>
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
      {list.isFetchNextPageError && <InlineAlert tone="danger">{words.moreFailed}</InlineAlert>}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
