import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { CardGrid, CardGridSkeleton } from '../catalogue/card-grid.tsx'
import {
  type Filters,
  isFiltered,
  minRatings,
  prices,
  readFilters,
  writeFilters,
} from '../catalogue/filters.ts'
import { messages as listMessages } from '../catalogue/list-messages.ts'
import { messages as storeMessages } from '../catalogue/messages.ts'
import { PopularAgents } from '../catalogue/popular-agents.tsx'
import { searchQuery } from '../catalogue/queries.ts'
import { messages } from '../catalogue/search-messages.ts'
import styles from '../catalogue/search-page.module.css'
import { searchCategories } from '../language/categories.ts'
import { categoryName } from '../language/category-names.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { record } from '../record.ts'
import { useTitle } from '../shell/title.ts'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'

/** Search with its filters, all of it in the URL (specification section 2). */
export function SearchPage() {
  const { language } = useLanguage()
  const words = messages[language]
  const filters = readFilters(useSearch({ from: '/shell/search' }))
  const navigate = useNavigate({ from: '/search' })
  useTitle(words.title)

  const choose = (next: Partial<Filters>) =>
    void navigate({ search: writeFilters({ ...filters, ...next }), resetScroll: false })
  const clear = () => void navigate({ search: {} })
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <SearchForm
        key={filters.q ?? ''}
        q={filters.q ?? ''}
        onSearch={(q) => (q ? choose({ q }) : clear())}
        onClear={clear}
      />
      <div className={styles.filters}>
        <ChipGroup
          name="category"
          label={words.category}
          chosen={filters.category}
          onChoose={(category) => choose({ category })}
          chips={searchCategories().map((category) => ({
            value: category,
            label: categoryName(category, language),
          }))}
        />
        <div className={styles.selects}>
          <Select
            label={words.price}
            labelHidden
            value={filters.price}
            onChoose={(price) => choose({ price })}
            options={prices.map((price) => ({ value: price, label: words.prices[price] }))}
          />
          <Select
            label={words.rating}
            labelHidden
            value={String(filters.minRating ?? 'any')}
            onChoose={(rating) =>
              choose({ minRating: minRatings.find((one) => String(one) === rating) })
            }
            options={[
              { value: 'any', label: words.anyRating },
              ...minRatings.map((rating) => ({
                value: String(rating),
                label: words.atLeast(formatNumber(rating, language, { minimumFractionDigits: 1 })),
              })),
            ]}
          />
        </div>
      </div>
      <Results
        filters={filters}
        onSearchWithoutFilters={() => void navigate({ search: { q: filters.q } })}
      />
    </div>
  )
}

function SearchForm({
  q,
  onSearch,
  onClear,
}: {
  q: string
  onSearch: (q: string) => void
  onClear: () => void
}) {
  const words = messages[useLanguage().language]
  const [written, setWritten] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(written.trim())
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          type="search"
          label={words.label}
          placeholder={words.placeholder}
          maxLength={200}
          enterKeyHint="search"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button type="submit">{words.submit}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            setWritten('')
            onClear()
          }}
        >
          {words.clear}
        </Button>
      </form>
    </search>
  )
}

function NothingFound({
  filters,
  onSearchWithoutFilters,
}: {
  filters: Filters
  onSearchWithoutFilters: () => void
}) {
  const words = messages[useLanguage().language]
  const { q } = filters
  const isNarrowed = isFiltered(filters)
  return (
    <>
      <EmptyState
        title={words.empty}
        action={
          q !== undefined &&
          isNarrowed && (
            <Button kind="secondary" onClick={onSearchWithoutFilters}>
              {words.withoutFilters}
            </Button>
          )
        }
      >
        {isNarrowed ? words.filteredNote(q) : words.emptyNote(q ?? '')}
      </EmptyState>
      <PopularAgents />
    </>
  )
}

function Results({
  filters,
  onSearchWithoutFilters,
}: {
  filters: Filters
  onSearchWithoutFilters: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const store = storeMessages[language]
  const list = useInfiniteQuery(searchQuery(filters, language))
  const { q } = filters
  const total = list.isPlaceholderData ? undefined : list.data?.pages[0]?.total

  useEffect(() => {
    if (q !== undefined && total !== undefined) record('search', { query: q, results: total })
  }, [q, total])

  if (q === undefined && !isFiltered(filters))
    return (
      <EmptyState icon="search" title={words.start}>
        {words.startNote}
      </EmptyState>
    )
  if (list.isPending) return <CardGridSkeleton />
  if (list.isError) {
    return (
      <ErrorState
        title={words.failed}
        action={<Button onClick={() => void list.refetch()}>{store.retry}</Button>}
      >
        {store.failed}
      </ErrorState>
    )
  }
  const [first] = list.data.pages
  const apps = list.data.pages.flatMap((page) => page.apps)
  return (
    <>
      <p className={styles.count} role="status">
        {words[first?.is_capped ? 'moreResults' : 'results'](first?.total ?? 0)}
        {apps.length > 0 && first?.match === 'some' && ` · ${words.nearest}`}
      </p>
      {apps.length === 0 ? (
        <NothingFound filters={filters} onSearchWithoutFilters={onSearchWithoutFilters} />
      ) : (
        <CardGrid apps={apps} level={2} />
      )}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {listMessages[language].more}
        </Button>
      )}
    </>
  )
}
