import { columnVisibilityFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';

/** What the tables need of the table library; the server sorts, filters and pages. */
export const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
export type Features = typeof features;
