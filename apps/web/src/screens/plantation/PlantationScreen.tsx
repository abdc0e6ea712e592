import { useRouteParams } from '@flower-market/app-runtime/routes'
import { Skeleton } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { PlantationFacts } from './PlantationFacts.tsx'

/** A plantation: what it sells, on which days, and on which terms. */
function PlantationScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('plantationGet', { params: { id } })}
      headingLevel={1}
      messages={{ loading: 'assortment.plantationLoading', failedText: 'assortment.loadFailedText' }}
      skeleton={<Skeleton width="40%" height={40} />}
      notFound={
        <PageMessage
          title="assortment.plantationNotFound"
          text="assortment.plantationNotFoundText"
          link={{ to: paths.assortment(), label: 'assortment.toAssortment' }}
        />
      }
    >
      {(plantation) => <PlantationFacts plantation={plantation} />}
    </ResourceView>
  )
}

export default PlantationScreen
