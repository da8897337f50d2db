export { FitReportGrid as Component } from '../../features/products/fit-reports/fit-report-grid.tsx';
